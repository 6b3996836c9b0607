import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Analytics } from '@/components/islands/analytics.client'
import { FailedPictures } from '@/components/islands/failed-pictures.client'
import { FormInView } from '@/components/islands/form-in-view.client'
import { Ready } from '@/components/islands/ready.client'
import { QuoteLauncher } from '@/components/islands/quote-launcher.client'
import { RouteChange } from '@/components/islands/route-change.client'
import { Toaster } from '@/components/islands/toaster.client'
import { TooltipEscape } from '@/components/islands/tooltips.client'
import { CallBar } from '@/components/shell/call-bar'
import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { SkipLink } from '@/components/shell/skip-link'
import { Icon } from '@/components/ui/icon'
import { catalogue } from '@/content/catalogue'
import { contactWays } from '@/content/contact'
import { addressText, hoursText } from '@/content/facts'
import { navigation, quoteLink } from '@/content/navigation'
import { instrument } from './fonts'
import { iconMetadata } from './_seo/icons'
import { paletteColour } from './_seo/palette'
import { SITE_URL } from './_seo/site-url'
import { quoteSetup } from './quote-setup'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  formatDetection: { telephone: false },
  icons: iconMetadata(),
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: paletteColour('harbour'),
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const { site, integrations } = catalogue()
  const { setup, embeds } = quoteSetup()
  const { phone, helpdesk, email } = contactWays()
  const menus = navigation()
  return (
    <html lang="en-AU" className={instrument.variable}>
      <body>
        {/* A dialog takes all of this out of reach while it is open; what has to work beside a dialog stands outside. */}
        <div id="page">
          <SkipLink />
          <Header
            shortName={site.shortName.value}
            navigation={menus}
            quote={quoteLink()}
            phone={phone}
            helpdesk={helpdesk}
            email={email}
            trustLine={site.trustLine}
          />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <CallBar phone={phone} call={site.words.call} quote={quoteLink()} />
          <Footer
            shortName={site.shortName.value}
            legalName={site.legalName.value}
            abn={site.abn}
            summary={site.summary}
            address={addressText(site.address)}
            officeHours={hoursText(site.officeHours)}
            ways={[phone, helpdesk, email]}
            promises={Object.values(site.promises)}
            navigation={menus}
          />
        </div>
        <QuoteLauncher
          setup={setup}
          embeds={{ quote: embeds.form, walkthrough: embeds.calendar }}
          closeIcon={<Icon name="x" className="size-5" />}
        />
        <Analytics config={integrations.analytics} />
        <RouteChange />
        <Toaster />
        <TooltipEscape />
        <FormInView />
        <FailedPictures />
        <Ready />
      </body>
    </html>
  )
}
