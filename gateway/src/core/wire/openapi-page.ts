/** `/openapi`: the contract as a page for people, drawn by Swagger UI from `/openapi.json`. */
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const require = createRequire(import.meta.url)

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Store gateway: its calls</title>
<link rel="stylesheet" href="/openapi/swagger-ui.css">
</head>
<body>
<main id="calls"></main>
<script src="/openapi/swagger-ui-bundle.js"></script>
<script src="/openapi/start.js"></script>
</body>
</html>
`
const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null
})
`
const FILES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }
/** The renderer sets styles by itself and draws its signs as data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Registers the page and the renderer's two files. */
export async function registerOpenapiPage(app: FastifyInstance): Promise<void> {
  const root = dirname(require.resolve('swagger-ui-dist/package.json'))
  await app.register(async (pages) => {
    pages.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY)
    })
    pages.get('/openapi', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
    pages.get('/openapi/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START))
    for (const [file, type] of Object.entries(FILES))
      pages.get(`/openapi/${file}`, (_request, reply) =>
        reply.type(`${type}; charset=utf-8`).send(createReadStream(join(root, file)))
      )
  })
}
