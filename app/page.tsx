import { cloneElement } from 'react'
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
import { WhyOfficeCleaning } from '@/components/sections/home/why-office-cleaning'
import { SuburbLinks } from '@/components/sections/suburb-links'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('home')

export const generateMetadata = () => metadataOf(PATH)

export default function Home() {
  const page = pageData(PATH)
  const { entry, sections } = page
  const drawn = {
    stats: <Stats {...entry.stats} />,
    whyOfficeCleaning: <WhyOfficeCleaning {...sections.whyOfficeCleaning} />,
    problems: <Problems {...sections.problems} />,
    premium: <PremiumServices {...sections.premium} />,
    quote: <QuoteAndBooking {...sections.quoteAndBooking} />,
    services: <ServiceCards {...sections.services} />,
    reviews: <Reviews {...sections.reviews} />,
    steps: <Steps {...entry.steps} />,
    areas: <SuburbLinks {...sections.areas} />,
    questions: <Questions {...sections.questions} />,
    articles: <ArticleCards {...sections.articles} />,
  }
  return (
    <PageFrame page={page} closing={entry.finalCall}>
      <Hero {...sections.hero} />
      {sections.order.map((name) => cloneElement(drawn[name], { key: name }))}
    </PageFrame>
  )
}
