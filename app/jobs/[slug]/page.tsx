import { JobDetail } from '@/components/sections/job-detail'
import { PageHeader } from '@/components/sections/page-header'
import { SampleTag } from '@/components/ui/sample-tag'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { slugParams } from '@/app/slug-params'
import { getContent } from '@/lib/content/get-content'
import { jobPath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

export const dynamicParams = false
export const generateStaticParams = () => slugParams(getContent().jobs)

export async function generateMetadata({ params }: PageProps<'/jobs/[slug]'>) {
  const { slug } = await params
  return getContent().jobs.length > 0 ? metadataOf(jobPath(slug)) : {}
}

export default async function JobPage({ params }: PageProps<'/jobs/[slug]'>) {
  const { slug } = await params
  if (getContent().jobs.length === 0) return null
  const page = pageData(jobPath(slug))
  const { entry, sections } = page
  return (
    <PageFrame page={page} closing={null}>
      <PageHeader title={entry.title} lead={entry.excerpt}>
        {entry.sample && <SampleTag />}
      </PageHeader>
      <JobDetail job={entry} {...sections} />
    </PageFrame>
  )
}
