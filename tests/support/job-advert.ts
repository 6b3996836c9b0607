import { getContent } from '@/lib/content/get-content'

const [suburb] = getContent().suburbs

/** An advert for work in a suburb of the company that closes on this day. */
export const advert = (name: string, closes: string) => `---
title: ${name}
metaTitle: ${name} in a building with lifts
description: ${name}. Work in a building with lifts and stairs, with its hours, its suburb and its closing date.
excerpt: Work in a building.
suburb: ${suburb?.slug}
employment: [casual]
hours: Mornings
apply: Ring us.
posted: 2026-01-05
closes: ${closes}
updated: 2026-01-05
---

You sweep stairs.
`
