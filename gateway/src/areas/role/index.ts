export { actOnRole, ROLE_STEPS, roleDesk } from './desk'
export { roleArea } from './routes'
