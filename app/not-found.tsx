import type { Metadata } from 'next'
import { PageHeader } from '@/components/sections/page-header'
import { PageLinks } from '@/components/sections/page-links'
import { catalogue, routeOf } from '@/content/catalogue'
import { pagePath } from '@/content/routes'

const page = () => catalogue().special['not-found']

export function generateMetadata(): Metadata {
  const { metaTitle, description } = page()
  // Next itself adds that the page is not to be listed.
  return { title: metaTitle, description }
}

export default function NotFound() {
  const { title, lead, suggestionsTitle, suggestions } = page()
  const links = suggestions
    .map((slug) => routeOf(pagePath(slug)))
    .map(({ label, path, description }) => ({ name: label, href: path, text: description }))
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <PageLinks title={suggestionsTitle} links={links} />
    </>
  )
}
