import { Skeleton, type SkeletonPart } from '@/ui'

const card: SkeletonPart = ['card', 'line 70%', ['row', 'avatar', ['lines', 'short', 'line']]]
const parts = [card, card, card]

/** Questions to come. */
export const QuestionsSkeleton = () => <Skeleton of={parts} />
