export * from '@domain/money/shownMoney'
