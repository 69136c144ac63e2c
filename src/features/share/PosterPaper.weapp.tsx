import { Canvas } from '@tarojs/components'

/** The mini-program draws on a canvas of the page, out of sight. */
export function PosterPaper({ id }: { id: string }) {
  return <Canvas type="2d" id={id} canvasId={id} className="poster__paper" />
}
