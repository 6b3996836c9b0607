import { z } from 'zod'

/** content/redirects.yaml */
export const redirects = z
  .strictObject({
    redirects: z
      .record(
        z
          .string()
          .regex(
            /^(\/[A-Za-z0-9~-][\w.~-]*)+\/?$/,
            'a path of the earlier site without its query, such as /about-us/ or /services/windows.html: letters, digits, “-”, “_”, “.” and “~” between slashes. One with anything else, such as %20, cannot be led on: take it out',
          ),
        z
          .string()
          .regex(/^\/([\w-]+\/)*$/, 'the path of a page of this site, with a slash at either end, such as /about/'),
      )
      .meta({
        description:
          'The page that has replaced each address of an earlier site: `/our-company.html: /about/`; `{}` for none.',
      }),
  })
  .meta({
    description: 'Where addresses of an earlier site lead, so that links and search results go on working.',
  })
export type Redirects = z.infer<typeof redirects>
