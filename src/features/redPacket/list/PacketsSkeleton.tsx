import { Skeleton, type SkeletonPart } from '@/ui'

const card: SkeletonPart = ['card', ['row', 'avatar', ['lines', 'short', 'line']]]
const parts = [card, card, card, card]

/** Packets to come. */
export const PacketsSkeleton = () => <Skeleton of={parts} />
