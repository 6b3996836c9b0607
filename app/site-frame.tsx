import type { ReactNode } from 'react'
import { Announcement } from '@/components/layout/announcement'
import { CallBar } from '@/components/layout/call-bar'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { PageEnd } from '@/components/layout/page-end'
import { getContent } from '@/lib/content/get-content'
import { contactMethods, offices } from '@/lib/content/contact'
import { hoursText } from '@/lib/content/facts'
import { navigation, quoteLink } from '@/lib/content/navigation'
import { announcementAt } from '@/lib/site/announcement'
import { closureLines } from '@/lib/site/closures'

interface SiteFrameProps {
  /** The path of the page, which the menus mark; null for the page for unknown addresses. */
  path: string | null
  children: ReactNode
}

/** Everything around the content of every page. */
export function SiteFrame({ path, children }: SiteFrameProps) {
  const { site } = getContent()
  const ways = contactMethods()
  const menus = navigation()
  const announcement = announcementAt(site)
  return (
    <>
      {/* A dialog takes all of this out of reach while it is open; what has to work beside a dialog
          stands outside. */}
      <div id="page">
        <Header
          path={path}
          shortName={site.shortName.value}
          navigation={menus}
          quote={quoteLink()}
          {...ways}
          trustLine={site.trustLine}
        />
        {announcement && <Announcement {...announcement} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <CallBar phone={ways.phone} quote={quoteLink()} />
        <Footer
          shortName={site.shortName.value}
          legalName={site.legalName.value}
          abn={site.abn}
          summary={site.summary}
          offices={offices()}
          officeHours={hoursText(site.officeHours)}
          closures={closureLines(site)}
          ways={Object.values(ways)}
          promises={Object.values(site.promises)}
          navigation={menus}
        />
      </div>
      <PageEnd phone={ways.phone} />
    </>
  )
}
