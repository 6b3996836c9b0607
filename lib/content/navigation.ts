import { catalogue } from './catalogue'
import { QUOTE_HREF, pagePath } from './routes'
import type { NavItem, NavLink, Navigation, Route, Service } from './types'

/** Where every quote button leads, and its words. */
export function quoteLink(): NavLink {
  return { name: catalogue().site.words.quoteButton, href: QUOTE_HREF }
}

/** The menus in their order. */
export function navigation({ routes, services, suburbs } = catalogue()): Navigation {
  const inMenu = services.filter(({ menu }) => menu)
  const about = listed(routes, 'about')
  const main = listed(routes, 'main').map((link): NavItem => {
    if (link.href === pagePath('services')) return { ...link, groups: groupServices(inMenu) }
    if (link.href === pagePath('about')) return { ...link, groups: [{ title: null, links: about }] }
    return { ...link, groups: [] }
  })
  return {
    main,
    services: services.map(serviceLink),
    about,
    areas: suburbs.filter(({ home }) => home).map(({ name, slug }) => ({ name, href: `${pagePath('areas')}#${slug}` })),
    legal: listed(routes, 'legal'),
  }
}

function listed(routes: readonly Route[], list: Route['menus'][number]['list']): NavLink[] {
  return routes
    .flatMap(({ menus, label, path }) =>
      menus
        .filter((menu) => menu.list === list)
        .map((menu) => ({ name: menu.label ?? label, href: path, order: menu.order })),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ name, href }) => ({ name, href }))
}

/** The services by group, groups and services in display order. */
function groupServices(services: readonly Service[]): NavItem['groups'] {
  const titles = [...new Set(services.map(({ group }) => group))]
  return titles.map((title) => ({ title, links: services.filter(({ group }) => group === title).map(serviceLink) }))
}

function serviceLink({ title, menuHref }: Service): NavLink {
  return { name: title, href: menuHref }
}
