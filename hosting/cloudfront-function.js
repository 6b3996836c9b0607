// CloudFront function (runtime 2.0) for viewer requests: S3 behind CloudFront knows no index
// documents. An address of a page without its slash is redirected, so that each page has one
// address only.
function handler(event) {
  const { request } = event
  if (request.uri.endsWith('/')) {
    request.uri += 'index.html'
    return request
  }
  const name = request.uri.slice(request.uri.lastIndexOf('/') + 1)
  if (name.includes('.')) return request
  const query = Object.entries(request.querystring).map(([key, { value }]) => `${key}=${value}`)
  // Browsers read two slashes of either kind at the start as another site's address.
  const path = request.uri.replace(/^[/\\]+/, '/')
  const location = `${path}/${query.length > 0 ? '?' : ''}${query.join('&')}`
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } }
}
