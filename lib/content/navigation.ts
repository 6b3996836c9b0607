import { getContent } from './get-content'
import { whyLeftOut } from './left-out'
import { definitionOf } from './pages'
import { QUOTE_HREF, pagePath, suburbHref } from './routes'
import type { PageFields } from './schema/page-parts'
import type { Entry, NavItem, NavLink, Navigation, Service } from './types'

/** Where every quote button leads, and its label. */
export function quoteLink(): NavLink {
  return { name: getContent().site.words.quoteButton, href: QUOTE_HREF }
}

/** The menus in their order. */
export function navigation(content = getContent()): Navigation {
  const { services, suburbs } = content
  const pages = content.pages.filter(({ slug }) => whyLeftOut(slug, content) === undefined)
  const inMenu = services.filter(({ menu }) => menu)
  const about = listedIn('about', pages).map(({ link }) => link)
  const groups = {
    services: groupServices(inMenu, content.templatePages.services.groups),
    about: [{ title: null, links: about }],
  }
  return {
    home: pagePath('home'),
    main: listedIn('main', pages).map(({ slug, link }): NavItem => {
      const menu = definitionOf(slug)?.menu
      return { ...link, groups: menu ? groups[menu] : [] }
    }),
    services: services.map(serviceLink),
    about,
    areas: suburbs.filter(({ home }) => home).map(({ name, slug }) => ({ name, href: suburbHref(slug) })),
    legal: listedIn('legal', pages).map(({ link }) => link),
  }
}

/** The pages of a list, in its order. */
function listedIn(list: PageFields['menus'][number]['list'], pages: readonly Entry<PageFields>[]) {
  return pages
    .flatMap(({ slug, menus, label }) =>
      menus.filter((menu) => menu.list === list).map((menu) => ({ slug, label, menu })),
    )
    .toSorted((a, b) => a.menu.order - b.menu.order)
    .map(({ slug, label, menu }) => ({ slug, link: { name: menu.label ?? label, href: pagePath(slug) } }))
}

/** The services by group, both in display order; a single group needs no title. */
function groupServices(services: readonly Service[], titles: readonly string[]): NavItem['groups'] {
  const groups = titles
    .map((title) => ({ title, links: services.filter(({ group }) => group === title).map(serviceLink) }))
    .filter(({ links }) => links.length > 0)
  return groups.length === 1 ? groups.map(({ links }) => ({ title: null, links })) : groups
}

function serviceLink({ title, menuHref }: Service): NavLink {
  return { name: title, href: menuHref }
}
