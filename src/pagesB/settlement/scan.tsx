import { CodeForm, ScanCamera } from '@/features/scan/camera'
import { definePage } from '@/page'
import { Screen } from '@/ui'

/** Reads a code by the camera, from a picture or as it is typed, and goes where it leads. */
export default definePage('scan', {
  body: ({ use }) => (
    <Screen>
      <ScanCamera use={use} />
      <CodeForm use={use} />
    </Screen>
  )
})
