/** What the demonstration shop seeds this area with: its settings; plain data, as core/catalogue tells. */

export interface SystemParameter {
  code: string
  defaultValue: string
}

declare module '../../core/catalogue' {
  interface Catalogue {
    systemParameters: SystemParameter[]
  }
}
