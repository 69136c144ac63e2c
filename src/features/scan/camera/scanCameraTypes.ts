import type { ScanUse } from '../scanUse'

export interface ScanCameraProps {
  use?: ScanUse | undefined
  /** The host's scanner found no camera to use. */
  refused?: boolean | undefined
}
