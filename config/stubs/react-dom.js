// React's own modules, evaluated in a task of their own before what stands on them.
import 'react-dom'
