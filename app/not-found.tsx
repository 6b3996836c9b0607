import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { HeaderPicture } from '@/components/sections/header-picture'
import { PageHeader } from '@/components/sections/page-header'
import { PageLinks } from '@/components/sections/page-links'
import { ButtonLink } from '@/components/ui/button-link'
import { getContent, routeOf } from '@/lib/content/get-content'
import { contactMethods } from '@/lib/content/contact'
import { headerPictureOf } from '@/lib/images/pictures'
import { pagePath } from '@/lib/content/routes'
import { SiteFrame } from './site-frame'

const page = () => getContent().templatePages['not-found']

export function generateMetadata(): Metadata {
  const { metaTitle, description } = page()
  // Next itself adds `noindex`.
  return { title: metaTitle, description }
}

export default function NotFound() {
  const { title, lead, suggestionsTitle, suggestions } = page()
  const { phone } = contactMethods()
  const { routes, site } = getContent()
  const links = suggestions
    .flatMap((slug) => routes.filter(({ path }) => path === pagePath(slug)))
    .map(({ label, path, entry }) => ({ name: label, href: path, text: entry.description }))
  return (
    <SiteFrame path={null}>
      <Breadcrumbs
        trail={[
          { name: routeOf('/').label, href: '/' },
          { name: title, href: '' },
        ]}
      />
      <PageHeader title={title} lead={lead} picture={<HeaderPicture {...headerPictureOf('not-found')} />}>
        <ButtonLink href={phone.href} look="quiet">
          {`${site.words.call} ${phone.text}`}
        </ButtonLink>
      </PageHeader>
      <PageLinks title={suggestionsTitle} links={links} />
    </SiteFrame>
  )
}
