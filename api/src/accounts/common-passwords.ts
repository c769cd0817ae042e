/** The long ones among the passwords that are tried first; anything shorter than 10 is refused anyway. */
const COMMON = new Set(
  `
  0123456789 0987654321 1111111111 1122334455 1234512345 12345678910 123456789a 1234567890 1234567899
  123456789q 1234qwerasdf 123qweasdzxc 12qwaszx34 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 9876543210
  a123456789 abc1234567 abcd123456 abcdefghij administrator asdfghjkl1 asdfghjkl; basketball changeme123
  chocolate1 computer123 football123 iloveyou12 iloveyou123 internet123 letmein123 liverpool1 manchester
  manchester1 mypassword nireeka123 p@ssw0rd12 p@ssword123 passw0rd123 password00 password01 password10
  password11 password12 password123 password1234 password2020 password2021 password2022 passwordpassword
  princess12 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc1 qazwsxedcrfv qwer123456 qwerty1234 qwerty12345
  qwerty123456 qwertyuiop qwertyuiop1 starwars12 sunshine12 superman12 testtest12 trustno1trustno1
  welcome123 welcome1234 zaq12wsxcde3 zxcvbnm123
`
    .trim()
    .split(/\s+/),
)

/** Whether a password is among the first that anybody would try: a known one, one sign over and over, or the e-mail. */
export function isTooCommon(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  return COMMON.has(plain) || new Set(plain).size === 1 || plain === email.toLowerCase()
}
