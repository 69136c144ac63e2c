export { actOnRole, ROLE_STEPS, roleDesk, type RoleStep } from './desk'
export { roleArea } from './routes'
