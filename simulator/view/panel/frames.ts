/** One frame a page: kept ready, opened, put on top, closed. */
import {
  joinPath,
  folderOf,
  type FilesPort,
  type Host,
  type Instance,
  type OpenPage,
  type Surface,
  type Values,
  type ViewPort
} from '../../host'
import { scopeOf } from '../scope'
import type { AroundFrame, FrameDoor, FrameWindow, UsedComponent } from '../shared'
import { toCss, withImports } from '../wxss'

const tabBarPath = 'custom-tab-bar/index'

interface Frame {
  element: HTMLIFrameElement
  ready: Promise<FrameDoor>
  door?: FrameDoor
}

/** Updates wait in order until the frame has been loaded. */
function patient(ready: Promise<Surface>, onGone: () => void): Surface {
  let surface: Surface | undefined
  let closed = false
  const waiting: ((surface: Surface) => void)[] = []
  void ready.then((loaded) => {
    surface = loaded
    waiting.splice(0).forEach((work) => work(loaded))
  })
  const when = (work: (surface: Surface) => void) => {
    if (closed) return
    if (surface) work(surface)
    else waiting.push(work)
  }
  return {
    update: (values, onDrawn) => when((surface) => surface.update(values, onDrawn)),
    close: () => {
      when((surface) => surface.close())
      closed = true
      onGone()
    },
    query: (selections) =>
      new Promise((resolve, reject) => when((surface) => surface.query?.(selections).then(resolve, reject))),
    observe: (watch, onCross) => {
      let stop: (() => void) | undefined
      let stopped = false
      when((surface) => {
        if (!stopped) stop = surface.observe?.(watch, onCross)
      })
      return () => {
        stopped = true
        stop?.()
      }
    },
    act: (part, method, values) =>
      closed
        ? Promise.reject(new Error(`the page of this ${part.tag} is closed`))
        : new Promise((resolve, reject) =>
            when((surface) => surface.act?.(part, method, values).then(resolve, reject))
          ),
    scrollTo: (to) => when((surface) => surface.scrollTo?.(to)),
    // asked at once: what is not drawn yet has nothing below it
    find: (selector, all) => (closed ? [] : (surface?.find?.(selector, all) ?? []))
  }
}

export interface Frames extends ViewPort {
  doorOf(pageId: number): FrameDoor | undefined
  setSafe(): void
  setFontSize(): void
  closeAll(): void
}

export interface FramesAround {
  screen: HTMLElement
  files: FilesPort
  host(): Host
  around: AroundFrame
  safe(): { top: number; bottom: number }
  onStack(pages: readonly OpenPage[]): void
}

/** Frames to draw in: one is always ready. */
function createSpares(screen: HTMLElement) {
  let spare: Frame | undefined
  let ended = false

  function make(): Frame {
    const element = document.createElement('iframe')
    element.src = '/-/frame.html'
    element.className = 'page-frame'
    const frame: Frame = {
      element,
      ready: new Promise((resolve, reject) => {
        element.addEventListener('load', () => {
          const door = (element.contentWindow as FrameWindow | null)?.simulatorFrame
          if (door) resolve(door)
          else reject(new Error('The frame of a page could not be loaded'))
        })
      })
    }
    screen.append(element)
    return frame
  }
  return {
    take: (): Frame => {
      const frame = spare ?? make()
      spare = undefined
      // the next page finds its frame ready, as on the phone
      window.setTimeout(() => {
        if (!ended) spare ??= make()
      }, 300)
      return frame
    },
    end: (): void => {
      ended = true
      spare?.element.remove()
    }
  }
}

/** What the files of the mini-program say of a page: its components and its styles. */
function createPageFiles(files: FilesPort, host: () => Host) {
  const css = new Map<string, string>()
  const settings = (path: string): Values => JSON.parse(files.read(`${path}.json`) ?? '{}') as Values
  /** Components that a file uses, and those that they use. */
  function usedBy(path: string, components = new Map<string, UsedComponent>()): Map<string, UsedComponent> {
    const own = settings(path)
    const using = {
      ...host().appJson.usingComponents,
      ...(own['usingComponents'] as Record<string, string> | undefined)
    }
    for (const place of Object.values(using)) {
      const componentPath = joinPath(folderOf(path), place)
      if (components.has(componentPath)) continue
      components.set(componentPath, {
        path: componentPath,
        settings: settings(componentPath),
        definition: host().definition(componentPath)
      })
      usedBy(componentPath, components)
    }
    return components
  }
  function sheet(path: string, scope?: string): string {
    const cached = css.get(path)
    if (cached !== undefined) return cached
    const text = toCss(withImports(files.read, `${path}.wxss`), scope)
    css.set(path, text)
    return text
  }

  return {
    usedBy: (path: string): UsedComponent[] => [...usedBy(path, usedBy(tabBarPath)).values()],
    stylesOf: (path: string, components: readonly UsedComponent[]): string =>
      [
        sheet('app'),
        sheet(path),
        ...components.map((component) =>
          sheet(component.path, component.settings['component'] === true ? scopeOf(component.path) : undefined)
        ),
        sheet(tabBarPath, scopeOf(tabBarPath))
      ].join('\n')
  }
}

export function createFrames({ screen, files, host, around, safe, onStack }: FramesAround): Frames {
  const frames = new Map<number, Frame>()
  const spares = createSpares(screen)
  const pageFiles = createPageFiles(files, host)

  function openPage(instance: Instance): Surface {
    const data = structuredClone({ ...instance.data })
    const frame = spares.take()
    frames.set(instance.id, frame)
    frame.element.dataset['route'] = instance.path
    const ready = frame.ready.then((door) => {
      const components = pageFiles.usedBy(instance.path)
      const whole = { ...host().appJson.window, ...instance.settings }
      door.open(
        {
          instance,
          route: instance.path,
          css: pageFiles.stylesOf(instance.path, components),
          components: components,
          safe: safe(),
          reachBottomDistance: Number(whole['onReachBottomDistance'] ?? 50),
          pullDown: whole['enablePullDownRefresh'] === true
        },
        around
      )
      frame.door = door
      const background = whole['backgroundColor']
      if (typeof background === 'string') frame.element.style.background = background
      return door.mount(instance, 'page', data)
    })
    ready.catch((error: unknown) => around.problem(`${instance.path} could not be drawn: ${String(error)}`))
    return patient(ready, () => {
      frames.delete(instance.id)
      // the page underneath is on show by then
      window.setTimeout(() => frame.element.remove(), 0)
    })
  }

  return {
    open: (instance) => {
      if (instance.kind === 'page') return openPage(instance)
      const frame = frames.get(instance.pageId)
      if (!frame) throw new Error(`No frame for ${instance.path}`)
      const data = structuredClone({ ...instance.data })
      if (instance.path !== tabBarPath && frame.door) return frame.door.mount(instance, 'component', data)
      const ready = frame.ready.then((door) => Promise.resolve().then(() => door.mount(instance, 'tabBar', data)))
      ready.catch((error: unknown) => around.problem(`${instance.path} could not be drawn: ${String(error)}`))
      return patient(ready, () => undefined)
    },
    stack: (pages) => {
      const top = pages.at(-1)
      const visible = top && frames.get(top.id)?.element
      // the frame of a page that has just closed is still there for a moment
      for (const element of screen.querySelectorAll('iframe')) element.toggleAttribute('data-top', element === visible)
      onStack(pages)
    },
    overPage: (pageId) => frames.get(pageId)?.door?.overPage(),
    doorOf: (pageId) => frames.get(pageId)?.door,
    setSafe: () => frames.forEach(({ door }) => door?.setSafe(safe())),
    setFontSize: () => frames.forEach(({ door }) => door?.setFontSize()),
    closeAll: () => {
      frames.forEach(({ element }) => element.remove())
      frames.clear()
      spares.end()
    }
  }
}
