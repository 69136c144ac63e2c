// The first step of a mount: the looks that stand under all others, and whose login it is, before a store reads either.
import '../components.scss'
import { forgetPersonal, readStored, writeStored } from '@/stores/persisted'

const scope = require('./scope')
const client = require('react-dom/client')

const { token } = scope.entering
// who is there by another login than the one that is stored is somebody else
if (readStored('token') !== token) forgetPersonal(readStored('userId'))
writeStored('token', token)

// React itself unmounts every root, so that screens release what they hold
scope.drawn = new Set()
const { createRoot } = client
client.createRoot = (...args) => {
  const root = createRoot(...args)
  scope.drawn?.add(root)
  return root
}
