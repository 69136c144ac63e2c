export * from '../../domain/unseen'
