import { Picture } from '@/components/ui/picture'
import { Container } from '@/components/ui/section'
import { TileLink } from '@/components/ui/tile-link'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Industry } from '@/lib/content/types'

interface IndustryCardsProps {
  cards: readonly (Industry & { picture: PictureData })[]
}

/**
 * Every industry as a card that links to its page, with its slug as anchor. Reader modes leave out
 * boxes in which much is a link, unless they are named as text (`text-body`).
 */
export function IndustryCards({ cards }: IndustryCardsProps) {
  return (
    <Container className="py-8 md:py-12">
      <ul className="grid gap-3 md:grid-cols-2 lg:gap-6 xl:grid-cols-5">
        {cards.map(({ slug, path, label, excerpt, picture }) => (
          <li key={slug} id={slug}>
            <div className="tile tile-framed card card-linked text-body">
              <Picture
                {...picture}
                alt=""
                sizes="(width >= 80rem) 14rem, (width >= 64rem) 9rem, 7rem"
                className="tile-picture"
              />
              <div className="tile-words text-body">
                <h2 className="text-title">
                  <TileLink href={path}>{label}</TileLink>
                </h2>
                <p className="tile-text">{excerpt}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  )
}
