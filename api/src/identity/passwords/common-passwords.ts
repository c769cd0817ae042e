const list = (text: string) => text.trim().split(/\s+/)

/** The most common passwords with at least 10 characters; shorter ones are refused anyway. */
export const COMMON_PASSWORDS = new Set(
  list(`
  0123456789 0987654321 1020304050 1029384756 1111111111 1122334455 1123581321 1234512345 12345678910
  123456789a 1234567890 1234567899 123456789q 1234qwerasdf 123qweasdzxc 12qwaszx34 1357924680 147258369a
  1478963250 1597534682 1a2b3c4d5e 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 2468013579 3141592653 3216549870
  5432154321 7418529630 789456123a 9638527410 9876543210 a123456789 a1b2c3d4e5 aa12345678 abc1234567
  abcd123456 abcdefghij access14me adgjmptwzz administrator allmydata1 alphaomega anonymous1 asdfghjkl1
  asdfghjkl; backtofuture badpassword barcelona1 basketball blink182blink breakingbad butterfly1 caliente69
  changeit123 changeme123 changemenow chelseafc1 chocolate1 christmas1 cinderella1 cocacola12 computer123
  correcthorse correcthorsebatterystaple default123 donotenter dontforget donttellyou doyouloveme
  dragonball dragonballz drowssap12 easypassword enterprise1 everything1 fitnessgirl forgetmenot
  football123 forever123 forgotpassword freefree12 fuckyou123 fuckyou1234 gameofthrones garciamaria
  goodmorning grandmother guestguest hahahahaha harrypotter hellohello helloworld helloworld1 hellokitty1
  hellothere homesweethome iamthebest1 idontcare1 idontknow1 iforgotit1 ihateyou12 ilovecats1 ilovedogs1
  ilovegod12 ilovejesus ilovemom12 ilovemusic ilovemybike ilovemyself ilovepizza iloveyou12 iloveyou123
  iloveyou1234 iloveyou22 iloveyousomuch iloveyoutoo imissyou12 inheaven12 internet123 itsasecret
  jesuschrist jesusisking jesuslovesme justinbieber kickass123 leavemealone letmein123 letmein1234
  letmeinnow letmeinplease linkinpark liverpool1 logmein123 loveandpeace lovelylove loveyou123 lovemelove
  manchester manchester1 master1234 merrychristmas metallica1 michaeljordan mickeymouse microsoft1
  minecraft1 monkey1234 motherlode mypassword mypassword1 mysecret12 mysecretpassword n0password
  nevermind1 newpassword newyork123 nopassword nothing123 notapassword onedirection opensesame
  openthedoor p@ssw0rd12 p@ssword123 pa55word12 pa$$word12 password00 password01 password10 password11
  password12 password123 password1234 password2020 passwordpassword passw0rd123 passwort123 motdepasse
  contrasena contraseña wachtwoord salasana12 heslo12345 senha12345 parola1234 haslo12345 playstation
  playstation1 pleaseletmein pokemon123 princess12 princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc1
  qazwsxedcrfv qwaszxqwaszx qwe123qwe123 qweasdzxc1 qwer123456 qwerty1234 qwerty12345 qwerty123456
  qwertyuiop qwertyuiop1 rainbow123 realmadrid rocknroll1 rootroot12 samsung123 secret1234 secretpassword
  secretword shadow1234 skateboard skywalker1 snowboard1 somethingelse spiderman1 starwars12 starwars123
  stayawayfromme strawberry sunshine12 sunshine123 superman12 superman123 supersecret supersecret1
  temppassword test123456 testpassword testtest12 thankyou12 thebeatles thisismypassword thisisapassword
  tinkerbell trustnobody trustno1trustno1 unbelievable undertaker universe12 usuckballz1 vfhbyf12345
  victoria123 volleyball warcraft123 welcome123 welcome1234 whatever12 whatever123 whatsapp12 windows123
  xboxlive360 yankees123 youandme12 youtube123 yourmother z1x2c3v4b5 zaq12wsxcde3 zaq1xsw2cde3 zxcvbnm123
`),
)

/**
 * Common words in passwords: a password of at most two of them with digits and punctuation around counts as guessable.
 */
export const COMMON_WORDS = list(`
  password passwort passwd pass word secret login admin administrator root user guest master access welcome
  hello letmein change changeme default system server computer internet windows google facebook instagram
  youtube twitter samsung apple iphone android microsoft linux ubuntu oracle cisco office temp test testing
  demo sample example private public security secure shop online account customer iloveyou ilove love lover
  lovely loveyou iloveu hate baby babygirl angel princess prince queen king kitty sweet sweetie honey sugar
  candy cookie chocolate cupcake cheese pizza burger coffee banana orange cherry lemon peach pepper ginger
  pumpkin peanut butter cocacola pepsi vodka whisky summer winter spring autumn january february march april
  june july august september october november december monday tuesday wednesday thursday friday saturday
  sunday morning night midnight today forever always never nothing something everything whatever sunshine
  sunflower rainbow flower daisy rose lily jasmine violet butterfly dolphin dragon tiger lion panther eagle
  falcon hawk phoenix shark wolf bear panda monkey horse mustang pony puppy kitten hunter rabbit turtle
  spider snake cat dog cats dogs star stars moon sun sky ocean river beach island mountain thunder lightning
  storm snow fire water earth heaven hell devil demon ghost shadow dark light black white red blue green
  yellow purple pink silver gold golden diamond crystal ruby football soccer baseball basketball hockey
  tennis golf rugby cricket volleyball swimming racing runner player winner champion hero legend warrior
  ninja samurai pirate soldier ranger killer hacker gamer game gaming pokemon pikachu minecraft fortnite
  roblox mario sonic zelda naruto batman superman spiderman ironman avengers marvel hulk joker matrix trinity
  starwars skywalker vader yoda jedi startrek enterprise hogwarts potter harry gandalf frodo tolkien disney
  mickey minnie donald snoopy garfield barbie simpson scooby elvis beatles metallica nirvana queen eminem
  slipknot rock music guitar piano dance metal arsenal chelsea liverpool manchester united barcelona madrid
  juventus milan bayern dortmund celtic rangers lakers yankees cowboys steelers packers eagles london paris
  berlin vienna munich hamburg zurich rome amsterdam brussels dublin madrid lisbon moscow newyork boston
  chicago dallas houston denver texas florida california arizona america england germany austria france italy
  spain russia canada mexico brazil australia india japan china michael jessica jennifer jordan daniel thomas
  robert andrew joshua matthew anthony william david james john george charlie charles richard joseph ashley
  amanda nicole michelle melissa samantha elizabeth victoria maria anna laura sarah rachel hannah sophie
  emma olivia alex alexander max maxwell oliver oscar jack jackson tyler taylor justin brandon austin martin
  peter patrick stefan andreas marco carlos jose juan pedro miguel ali mohammed ahmed jesus christ god church
  faith grace hope blessed money dollar cash rich power energy freedom peace family friend friends friendship
  mother father mommy daddy mama papa sister brother school college teacher student doctor nurse police
  ferrari porsche mercedes audi bmw toyota honda yamaha suzuki kawasaki ducati harley ford chevy camaro
  corvette bike bikes ebike bicycle cycling cyclist biker rider motor wheel wheels battery helmet
  fuck fucker fuckyou fuckoff asshole bitch shit sexy pussy trustno open sesame please enter now the and my
  heslo senha haslo parola is this your you me for one two three new best super mega ultra cool hot big real
`)

/** Rows of keys and alphabets that passwords often follow, forwards or backwards. */
export const RUNS = list(`
  qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn 01234567890 abcdefghijklmnopqrstuvwxyz
  1qaz2wsx3edc4rfv5tgb6yhn7ujm 1qazxsw23edcvfr45tgbnhy6 qazwsxedcrfvtgbyhnujm qawsedrftgyhujikolp
  1q2w3e4r5t6y7u8i9o0p zaqxswcdevfrbgtnhymju !@#$%^&*() !"§$%&/()= 147258369 159357 123654789 1a2b3c4d5e6f
  a1b2c3d4e5f6 zaq12wsxcde34rfv
`)
