export { actOnRole, ROLE_STEPS, roleDesk } from './desk'
export { becomesEmployee, fileEmployee, leaves, partFromEmployee, type Employee } from './employees'
export { roleArea } from './routes'
