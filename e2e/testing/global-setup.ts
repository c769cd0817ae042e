/** Starts one database server for the whole run; each test file's site gets a copy of its template (site.ts). */
export default async function setUp() {
  const { openSiteTemplate } =
    (await import('@nireeka/scripts/test/site-template')) as typeof import('@nireeka/scripts/test/site-template')
  const template = await openSiteTemplate()
  process.env.E2E_SERVER_URL = template.serverUrl
  return template.close
}
