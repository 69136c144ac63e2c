import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const root = __dirname

// Workers inherit the environment, so what the first evaluation decides holds for all.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `shop-e2e-${process.pid}`)
process.env.E2E_BROWSER ??= execFileSync(process.execPath, [path.join(root, 'scripts', 'browser.mjs'), '--path'], {
  encoding: 'utf8'
}).trim()
const address = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'artifacts/e2e',
  fullyParallel: false,
  // one shop is shared by all tests, and two cores carry the browser, the gateway and its database
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.E2E_REPORTER === 'json' ? [['json'], ['line']] : 'list',
  use: {
    baseURL: process.env.E2E_ADDRESS ?? address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 15_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.E2E_BROWSER,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
    }
  },
  projects: [
    {
      name: 'phone',
      use: {
        browserName: 'chromium',
        viewport: { width: 375, height: 812 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true
      }
    }
  ],
  webServer: process.env.E2E_ADDRESS
    ? undefined
    : {
        command: `"${process.execPath}" --enable-source-maps dist/gateway/main.mjs`,
        cwd: root,
        url: `${address}/`,
        timeout: 90_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
        env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1', DATA_DIR: process.env.E2E_DATA_DIR }
      }
})
