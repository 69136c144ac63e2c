// The framework's modules, evaluated in a task of their own before the app's: what is there already costs the start nothing.
import 'mobx'
import 'mobx-react-lite'
import '@tarojs/runtime'
