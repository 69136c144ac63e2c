export * from '@domain/shownCounts'
