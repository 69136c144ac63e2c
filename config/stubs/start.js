// What the first page needs is asked for in a task of its own, before the app is evaluated.
import '@/start'
