import { getContent } from '@/lib/content/get-content'

const { services, articles, suburbs, questions, people } = getContent()
const fileOf = (entry: { file: string } | undefined) => entry?.file.replace('content/', '') ?? ''
const popular = services.find(({ popular }) => popular)

/** One file of each kind below content/, whichever the owner has. */
export const SERVICE = fileOf(popular)
export const ARTICLE = fileOf(articles[0])
export const SUBURB = fileOf(suburbs.find(({ home }) => home))
export const QUESTION = fileOf(questions.find(({ home }) => home))

/** Slugs: of that service, of another one, of a person. */
export const SELF = popular?.slug ?? ''
export const OTHER = services.find((service) => service !== popular)?.slug ?? ''
export const AUTHOR = people[0]?.slug ?? ''
