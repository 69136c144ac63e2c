/** The mini-program's platform knows nobody of the tenant. */
export const useEmployeePage = (_employeeNum: string): undefined => undefined
