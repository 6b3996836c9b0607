/**
 * Lets a browser that can do so fetch the next page while the finger is still on its link, as long as the runtime is not
 * there, which changes pages by itself (components/islands/ready.client.tsx takes this away). Browsers refrain from it
 * where data is saved: developer.mozilla.org/docs/Web/API/Speculation_Rules_API.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }],
})
