import { ArticleCards } from '@/components/sections/articles/article-cards'
import { Hero } from '@/components/sections/home/hero'
import { PremiumServices } from '@/components/sections/home/premium-services'
import { Problems } from '@/components/sections/home/problems'
import { Questions } from '@/components/sections/questions'
import { QuoteAndBooking } from '@/components/sections/home/quote-and-booking'
import { Reviews } from '@/components/sections/reviews'
import { ServiceCards } from '@/components/sections/service-cards'
import { Stats } from '@/components/sections/stats'
import { Steps } from '@/components/sections/home/steps'
import { SuburbLinks } from '@/components/sections/home/suburb-links'
import { WhyOfficeCleaning } from '@/components/sections/home/why-office-cleaning'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
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
