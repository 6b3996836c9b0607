import { ArticleCards } from '@/components/sections/article-cards'
import { Hero } from '@/components/sections/hero'
import { PremiumServices } from '@/components/sections/premium-services'
import { Problems } from '@/components/sections/problems'
import { Questions } from '@/components/sections/questions'
import { QuoteAndBooking } from '@/components/sections/quote-and-booking'
import { Reviews } from '@/components/sections/reviews'
import { ServiceCards } from '@/components/sections/service-cards'
import { Stats } from '@/components/sections/stats'
import { Steps } from '@/components/sections/steps'
import { SuburbLinks } from '@/components/sections/suburb-links'
import { WhyOfficeCleaning } from '@/components/sections/why-office-cleaning'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/content/routes'
import { homeProps } from './_props/home'

const PATH = pagePath('home')

export const generateMetadata = () => metadataOf(PATH)

export default function Home() {
  const home = homeProps()
  return (
    <PageFrame path={PATH} closing={home.closing}>
      <Hero {...home.hero} />
      <Stats {...home.stats} />
      <WhyOfficeCleaning {...home.whyOfficeCleaning} />
      <Problems {...home.problems} />
      <PremiumServices {...home.premium} />
      <QuoteAndBooking {...home.quoteAndBooking} />
      <ServiceCards {...home.services} />
      <Reviews {...home.reviews} />
      <Steps {...home.steps} />
      <SuburbLinks {...home.areas} />
      <Questions {...home.questions} />
      <ArticleCards {...home.articles} />
    </PageFrame>
  )
}
