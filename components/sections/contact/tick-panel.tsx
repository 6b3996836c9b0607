import { Icon } from '@/components/ui/icon'

/**
 * A very large tick on a dark background, beside the heading of a page that confirms something:
 * decoration.
 */
export function TickPanel() {
  return (
    <div className="grid h-40 place-items-center bg-ground-strong text-brand lg:h-full">
      <Icon name="check" className="h-full w-1/2" />
    </div>
  )
}
