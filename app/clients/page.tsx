export { default, generateMetadata } from '../our-clients/page'
