import { Skeleton } from '@/ui'

/** The form to come. */
export const WritingSkeleton = () => <Skeleton shape="form" count={5} />
