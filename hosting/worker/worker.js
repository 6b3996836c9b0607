// Answers what no file of the site answers, on Cloudflare Workers; files never get here, so they
// cost nothing.
const worker = {
  async fetch(request, { ASSETS }) {
    // The address that Cloudflare gives to 404.html.
    const page = await ASSETS.fetch(new URL('/404', request.url))
    return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers: page.headers })
  },
}
export default worker
