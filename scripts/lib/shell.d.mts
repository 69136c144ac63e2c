export interface RunningShell {
  /** Origin of the fake app's page. */
  address: string
  /** Origin of the shop inside it. */
  inner: string
  close(): Promise<unknown>
}

/** Hosts the shop at this origin in a fake app, on free ports unless they are named. */
export function startShell(how: { shop: string; ports?: [shell: number, inner: number] }): Promise<RunningShell>
