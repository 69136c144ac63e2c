export * from '@domain/shownMoney'
